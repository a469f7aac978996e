/** A browser, as far as the visit needs it. */
export interface Engine {
  /** Loads a page. */
  open(url: string): Promise<void>;
  /** Gives the window a size, in px. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, as JSON can hold it. */
  // biome-ignore lint/suspicious/noExplicitAny: it may be any value; whoever asks knows which.
  evaluate(expression: string): Promise<any>;
  /** What pages wrote to the console, and errors nobody caught, where the engine tells. */
  messages: string[];
  close(): Promise<void>;
}
