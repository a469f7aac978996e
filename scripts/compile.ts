// Compiles content/ without building the site: for tools such as `next typegen`, and for the tests' copies.
import { exitWith, loadEnvironment } from './command';
import { waitForBuilds } from './wait-for-builds';

loadEnvironment();
await waitForBuilds();
const { compileSite } = await import('./compile-site');
await compileSite().catch(exitWith);
