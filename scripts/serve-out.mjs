// Serves the existing export; `npm start` builds it first.
import { endOnSignal, fail } from './command.mjs';
import { serveSite } from './serve.mjs';

try {
  const { address, close } = await serveSite();
  endOnSignal(close);
  console.log(`The site is at ${address}`);
} catch (error) {
  fail(error);
}
