import type { Preloadable } from '../shared/lazyModule.ts'
import { lazyWithPreload } from '../shared/lazyWithPreload.tsx'
import { PageSkeleton } from '../shared/ui/states/PageSkeleton.tsx'

/** A page in a chunk of its own, with a skeleton until it is loaded. */
export const page = <Page,>(load: () => Promise<Page>): Page & Preloadable => lazyWithPreload(load, PageSkeleton)
