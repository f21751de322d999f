import { type ComponentType, lazy } from 'react'
import { HomePage } from '../features/site/home/HomePage.tsx'

/** A part that fails to load is omitted. */
const nothing = () => ({ default: () => null })
const Pictures = lazy<ComponentType>(() => import('./homeParts.tsx').then((module) => ({ default: module.PicturesWithViews }), nothing))
const BelowHero = lazy<ComponentType>(() => import('./homeParts.tsx').then((module) => ({ default: module.BelowHero }), nothing))

/** The public home page with views of the product, which the site can't import itself. */
export const HomeWithViews = () => <HomePage pictures={<Pictures />} below={<BelowHero />} />
