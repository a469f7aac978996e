// Serves the existing export; `npm start` builds it first.
import { endOnSignal, fail } from './command.mjs';
import { serveSite } from './serve.mjs';

try {
  const { address, close } = await serveSite();
  console.log(`The site is at ${address}`);
  endOnSignal(close);
} catch (error) {
  fail(error);
}
