import { configureGlobal } from 'fast-check'

/** Random tests try the same every time, so that what is red is red for everybody. `FUZZ_SEED=<number>` tries something else. */
const USUAL_SEED = 20_261_122

configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? USUAL_SEED) })
