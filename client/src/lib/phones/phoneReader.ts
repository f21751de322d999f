import { lazyModule } from '../lazyModule.ts'

/** For public pages, which load it with their phone fields. */
export const phoneReader = lazyModule(() => import('./readPhones.ts'))
