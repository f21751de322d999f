import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { PageSkeleton } from '../states/SkeletonRows.tsx'

export const LazyImportPage = lazyWithPreload(async () => (await import('./ImportPage.tsx')).ImportPage, PageSkeleton)
