import { lazy } from 'react'
import { HomePage } from '../features/site/home/HomePage.tsx'
import type { ProductViews } from '../features/site/pictures/productViews.ts'

/** A view that fails to load is omitted. */
const nothing = () => ({ default: () => null })
const Board = lazy<ProductViews['Board']>(() => import('./homeViews.ts').then((module) => ({ default: module.BoardPreview }), nothing))
const Visit = lazy<ProductViews['Visit']>(() => import('./homeViews.ts').then((module) => ({ default: module.VisitPreview }), nothing))

/** The public home page with views of the product, which the site can't import itself. */
export const HomeWithViews = () => <HomePage Board={Board} Visit={Visit} />
