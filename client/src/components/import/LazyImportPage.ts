import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { PageSkeleton } from '../states/SkeletonRows.tsx'

/** The page of an import, for a domain that says no more than what it reads: its own file stays light. */
export const LazyImportPage = lazyWithPreload(async () => (await import('./ImportPage.tsx')).ImportPage, PageSkeleton)
