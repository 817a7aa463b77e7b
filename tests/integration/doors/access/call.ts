import type { ErrorCode } from '../../../../server/domain/errors.ts';
import type { Access } from '../../../../server/rest/route-notes.ts';
import type { ReportState, Scene } from './scene.ts';

/** What a call came to. */
export interface Outcome {
  code: ErrorCode | 'ok';
  /** The whole answer. */
  answer: string;
}

/** One operation or route, with what is right for it. */
export interface Call {
  /** As introspection or the OpenAPI document name it. */
  name: string;
  access: Access;
  /** Why nobody need subscribe for it: there for all calls but those for subscribers. */
  because?: string;
  /** Whether it is about something of the owner's that it names: a report, a version of the template. */
  namesOwned?: boolean;
  /** How far the report has come; `created` unless said otherwise. */
  state?: ReportState;
  /** Tables in which the caller's rows change. */
  changes?: string[];
  /** Tables of which rows change that are nobody's, or the new account's. */
  besides?: string[];
  /** What it comes to for a caller who proves nothing, where visitors may call; success unless said otherwise. */
  unproven?: { code: ErrorCode; besides: string[] };
  /** What it comes to for everybody, where nobody here may. */
  always?: ErrorCode;
  make(scene: Scene): Promise<Outcome>;
}
