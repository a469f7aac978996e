import type { SimulatedService } from './simulated-service';

/** A program of the owner's (README.md, "A form service of your own"). */
export const simulator: SimulatedService = {
  takes: ({ path }) => path.startsWith('/own/'),
  honeypot: '_gotcha',
  kept: { status: 204 },
  refused: (reason) => ({ type: 'text/plain; charset=utf-8', body: reason }),
};
