/** Where a request comes from. */
export interface Caller {
  /** Network address. */
  address: string;
  /** Where the caller sees the product, such as `https://app.example.com`. */
  origin: string;
}
