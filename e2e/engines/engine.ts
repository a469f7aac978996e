/** A browser, as far as the visit needs it. */
export interface Engine {
  /** Loads a page. */
  open(url: string): Promise<void>;
  /** Gives the window a size, in px. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, as JSON can hold it. */
  // biome-ignore lint/suspicious/noExplicitAny: it may be any value; whoever asks knows which.
  evaluate(expression: string): Promise<any>;
  /** Presses a key, by WebDriver's name for it, where the driver can. */
  press?(key: string): Promise<void>;
  /** Presses a pointer at a point of the window, moves it along and lets it go, where the driver can. */
  drag?(gesture: Gesture): Promise<void>;
  /** What pages wrote to the console, and errors nobody caught, where the engine tells. */
  messages: string[];
  close(): Promise<void>;
}

export interface Gesture {
  pointerType: 'mouse' | 'touch';
  /** Where it is pressed and where it moves to, in px from the window's corner. */
  path: readonly { x: number; y: number }[];
}
