import { pictureOf } from './pictures.ts'

export interface CategoryTemplate {
  readonly id: number
  readonly name: string
  readonly description: string
  /** A data URL: pictures need no network. */
  readonly image_url: string
}

/** Far above the ids of companies' own categories. */
const FIRST_TEMPLATE_ID = 900_001

const trades = [
  ['HVAC', 'Heating, cooling and ventilation: tune-ups, repairs and replacements.', 'fan'],
  ['Plumbing', 'Leaks, drains, water heaters and fixtures.', 'drop'],
  ['Electrical', 'Wiring, panels, lighting and chargers.', 'bolt'],
  ['Cleaning', 'Homes and small offices: regular, deep and move-out cleaning.', 'broom'],
  ['Landscaping', 'Lawns, beds, trees and irrigation.', 'tree'],
  ['Appliance repair', 'Washers, dryers, refrigerators, ovens and dishwashers of all brands.', 'washer'],
  ['Handyman', 'Small repairs, mounting and assembly.', 'hammer'],
  ['Painting', 'Walls, ceilings, trim and exteriors.', 'roller'],
  ['Roofing', 'Leaks, shingles, gutters and inspections.', 'roof'],
  ['Pest control', 'Inspection, treatment and prevention.', 'bug'],
  ['Pool service', 'Cleaning, water balance and equipment.', 'waves'],
  ['Locksmith', 'Lockouts, rekeying and new locks.', 'key'],
] as const

/** Categories offered at sign-up. Companies store their ids: append new ones. */
export const categoryTemplates: readonly CategoryTemplate[] = trades.map(([name, description, motif], index) => ({
  id: FIRST_TEMPLATE_ID + index,
  name,
  description,
  image_url: pictureOf(motif),
}))
