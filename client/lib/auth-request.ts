/** What the page that sends somebody to /auth may ask of it, in the navigation state. Specification, point 2. */
export interface AuthRequest {
  mode?: 'register';
  /** Where to go afterwards. Only /pricing is honoured. */
  redirect?: string;
  /** The report that the dashboard is to show afterwards. */
  report?: string;
}
