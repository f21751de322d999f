import type { Transport } from '@callout/client/src/lib/offline/queue/sendQueue.ts'
import type { QueueStore } from '@callout/client/src/lib/offline/queue/step.ts'
import type { JobStep } from '@callout/client/src/features/jobs/offline/jobStep.ts'
import type { Random } from '@callout/mock-api/seed/random'
import type { Network } from './gateways.ts'
import type { World } from './world.ts'

/** A fault planted to see whether the simulation finds it. */
export interface Sabotage {
  readonly transport?: (transport: Transport<JobStep>) => Transport<JobStep>
  readonly store?: (store: QueueStore<JobStep>) => QueueStore<JobStep>
  readonly body?: (body: string) => string
  /** Wraps the gateways, for all users. */
  readonly gateway?: (send: Network) => Network
  /** Changes the mock API or its disk. Mocks are restored after the day. */
  readonly plant?: (world: World) => void
  /** Steps that need the person's decision vanish. */
  readonly hidesProblems?: boolean
  /** Whether the office's window misses a live event. */
  readonly missesEvent?: (count: number) => boolean
  readonly signOut?: () => void
}

/** What the people of a day share. */
export interface DayOptions {
  readonly seed: number
  readonly random: Random
  readonly say: (event: string) => void
  readonly sabotage: Sabotage
}
