import { planDay } from '@callout/contracts/jobs/planning/planDay'

/** Plans off the main thread: the parameters of `planDay` in, its plan out. */
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof planDay>>) => postMessage(planDay(...data)))
