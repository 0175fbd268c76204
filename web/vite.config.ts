import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.LANAI_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },      // the texts are shared with the server: src/lanai/locales
    proxy: {
      '/api': {
        target: server,
        ws: true,
        changeOrigin: true,
        // The server refuses pages from elsewhere; while developing, the page comes from Vite.
        configure: (proxy) => {
          proxy.on('proxyReq', (request) => request.setHeader('origin', server));
          proxy.on('proxyReqWs', (request) => request.setHeader('origin', server));
        },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
