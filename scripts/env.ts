// Imported first by commands whose other modules read the environment when they are loaded.
import { loadEnvironment } from './command';

loadEnvironment();
