import type { Preloadable } from '../lib/lazyModule.ts'
import { lazyWithPreload } from '../lib/lazyWithPreload.tsx'
import { PageSkeleton } from '../components/states/PageSkeleton.tsx'

/** A page in a chunk of its own, with a skeleton until it is loaded. */
export const page = <Page,>(load: () => Promise<Page>): Page & Preloadable => lazyWithPreload(load, PageSkeleton)
