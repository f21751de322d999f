import { lazyModule } from '../lazyModule.ts'

/** Loaded with the phone fields of public pages, and with the first phone of another country. */
export const phoneReader = lazyModule(() => import('./readPhones.ts'))
