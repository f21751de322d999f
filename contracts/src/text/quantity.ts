const plurals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    visit: 'visits',
    hour: 'hours',
    minute: 'minutes',
    day: 'days',
    week: 'weeks',
    month: 'months',
    piece: 'pieces',
    item: 'items',
    unit: 'units',
    set: 'sets',
    pair: 'pairs',
    pack: 'packs',
    box: 'boxes',
    bag: 'bags',
    bottle: 'bottles',
    roll: 'rolls',
    sheet: 'sheets',
    load: 'loads',
    room: 'rooms',
    window: 'windows',
    person: 'people',
    foot: 'feet',
    yard: 'yards',
    mile: 'miles',
    meter: 'meters',
    metre: 'metres',
    kilometer: 'kilometers',
    kilometre: 'kilometres',
    pound: 'pounds',
    gallon: 'gallons',
    liter: 'liters',
    litre: 'litres',
  }),
)

/** "hour" or "hours". Unknown units are unchanged. */
export const unitFor = (quantity: number, unit: string): string => (quantity === 1 ? unit : (plurals.get(unit) ?? unit))

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

interface Measured {
  readonly quantity: number | null
  readonly unit: string | null
}

/** "2 hours", "1 piece", "2.5 kg"; missing parts are left out. */
export function formatQuantity({ quantity, unit }: Measured): string {
  if (quantity === null) return unit ?? ''
  return [figures.format(quantity), unit && unitFor(quantity, unit)].filter(Boolean).join(' ')
}
