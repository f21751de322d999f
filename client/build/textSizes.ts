import type { CSSOptions } from 'vite'

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string>>['plugins']

/** What a browser's text is unless its owner wants it larger or smaller. */
const USUAL_PX = 16
/** Lines stay as thin as they are. */
const THICKEST_LINE_PX = 2
/** The room between things: a larger text needs what there is. */
const room = /^(?:padding|margin|gap|row-gap|column-gap|border|outline|box-shadow|text-shadow|filter|transform|--co-shadow|scroll-)/
const pixels = /(?<![\w.-])(-?\d*\.?\d+)px\b/g
const quotedOrAddress = /"[^"]*"|'[^']*'|url\([^)]*\)/

const inUnit = (value: string, unit: 'rem' | 'em'): string =>
  quotedOrAddress.test(value)
    ? value
    : value.replaceAll(pixels, (given, px: string) =>
        Math.abs(Number(px)) <= THICKEST_LINE_PX ? given : `${Number((Number(px) / USUAL_PX).toFixed(5))}${unit}`,
      )

/** A value of that property, by the text size of the reader in place of pixels. */
export const sizedByText = (property: string, value: string): string => (room.test(property) ? value : inUnit(value, 'rem'))

/** The same for the condition of a media or container query. */
export const conditionByText = (rule: string, condition: string): string => {
  if (rule === 'media') return inUnit(condition, 'em')
  return rule === 'container' ? inUnit(condition, 'rem') : condition
}

/**
 * Style sheets are written in the pixels of a browser whose text is 16 pixels. What is delivered follows the text size that
 * its reader has set, sizes and breakpoints alike; only lines and the room between things stay.
 */
export const textSizes = (): NonNullable<Plugins>[number] => ({
  postcssPlugin: 'callout:text-sizes',
  Declaration(declaration) {
    const sized = sizedByText(declaration.prop, declaration.value)
    if (sized !== declaration.value) declaration.value = sized
  },
  AtRule(rule) {
    const condition = conditionByText(rule.name, rule.params)
    if (condition !== rule.params) rule.params = condition
  },
})
