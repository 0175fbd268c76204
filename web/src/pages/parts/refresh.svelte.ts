/** A list that keeps itself up to date while somebody looks at it. */
import { wordsOf } from '../../lib/rest';

export class Fresh<T> {
  value = $state.raw<T | null>(null);
  trouble = $state('');

  constructor(private readonly read: () => Promise<T>, private readonly seconds: number) {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout>;
      const next = async () => {
        clearTimeout(timer);
        if (!document.hidden) await this.now();
        timer = setTimeout(next, this.seconds * 1000);
      };
      const seen = () => void (document.hidden || next());
      document.addEventListener('visibilitychange', seen);
      void next();
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', seen);
      };
    });
  }

  async now(): Promise<void> {
    try {
      this.value = await this.read();
      this.trouble = '';
    } catch (error) {
      this.trouble = wordsOf(error);
    }
  }
}
