type RefusalType = 'api_error' | 'idempotency_error' | 'invalid_request_error';

interface Details {
  status?: number;
  type?: RefusalType;
  code?: string;
  param?: string;
}

/** A request that is refused, in the shape of Stripe's API errors. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: RefusalType;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(message: string, { status = 400, type = 'invalid_request_error', code, param }: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  /** The answer's body. Like Stripe's it leaves out what there is nothing to say about. */
  toJSON() {
    const { type, message, code, param } = this;
    const doc_url = code && `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
    return { error: { code, doc_url, message, param, type } };
  }
}
