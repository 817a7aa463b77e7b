import { AppError } from '../../../server/domain/errors.ts';
import type { PicturePreparer, PreparedPicture } from '../../../server/domain/pictures/picture-preparer.ts';

/** Prepares every file but those that begin with `bad`; a file that begins with `deadly` ends the run as a crash would. */
export class FakePicturePreparer implements PicturePreparer {
  readonly parallel = 2;
  /** What was prepared, in order. */
  readonly prepared: string[] = [];

  async prepare(source: Buffer): Promise<PreparedPicture> {
    const text = source.toString();
    this.prepared.push(text);
    if (text.startsWith('deadly')) throw new Error('the process died');
    if (text.startsWith('bad')) throw new AppError('UNPROCESSABLE_FILE', 'is damaged.');
    return { kind: 'jpg', takenAt: null, camera: null, bytes: Buffer.from(`prepared ${text}`) };
  }

  async shrink(prepared: Buffer): Promise<Buffer> {
    return Buffer.from(`small ${prepared.toString()}`);
  }
}
