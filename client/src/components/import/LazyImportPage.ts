import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { PageSkeleton } from '../states/SkeletonRows.tsx'

/** The import page as a lazy module, shared by all domains. */
export const LazyImportPage = lazyWithPreload(async () => (await import('./ImportPage.tsx')).ImportPage, PageSkeleton)
