/** Loaded once the hero's text is painted, in one chunk. */
export { BelowHero } from './BelowHero.tsx'
export { HeroPictures } from './HeroPictures.tsx'
