import type { AccountStore } from './account/account-store.ts';
import type { AttemptLimiter } from './account/attempts.ts';
import type { PasswordHasher, TokenIssuer } from './account/credentials.ts';
import type { BillingStore } from './billing/billing-store.ts';
import type { Payments } from './billing/payments.ts';
import type { Clock } from './clock.ts';
import type { AudioDecoder } from './dictation/speech/audio-decoder.ts';
import type { EventBus } from './events.ts';
import type { FileStore } from './file-store.ts';
import type { IsnOrders } from './isn/isn-orders.ts';
import type { IsnStore, SecretBox } from './isn/isn-store.ts';
import type { LessonStore } from './lessons/lesson-store.ts';
import type { ReportStore } from './report/report-store.ts';
import type { CommentWriter } from './template/comment-writer.ts';
import type { TemplateType } from './template/template.ts';
import type { TemplateCodec } from './template/template-codec.ts';
import type { TemplateStore } from './template/template-store.ts';
import type { UploadLimits } from './upload-limits.ts';

/** Everything that the verbs ask of the world; each verb picks what it needs. */
export interface Ports {
  accounts: AccountStore;
  attempts: AttemptLimiter;
  billing: BillingStore;
  payments: Payments;
  templates: TemplateStore;
  reports: ReportStore;
  lessons: LessonStore;
  isn: IsnStore;
  isnOrders: IsnOrders;
  secrets: SecretBox;
  files: FileStore;
  codec: TemplateCodec;
  writer: CommentWriter;
  /** The bytes of a built-in template; there is one of each type. */
  defaultTemplates: (type: TemplateType) => Promise<Uint8Array>;
  events: EventBus;
  hasher: PasswordHasher;
  tokens: TokenIssuer;
  /** Says of the first bytes of an upload whether they are audio. */
  decoder: Pick<AudioDecoder, 'sniff'>;
  clock: Clock;
  limits: UploadLimits;
}
