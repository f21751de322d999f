import type { Position, Trade } from './trade.ts'

type Range = readonly [name: string, amount: number, sizes: readonly string[]]

const inches = ['1/4 in', '3/8 in', '1/2 in', '5/8 in', '3/4 in', '1 in', '1-1/4 in', '1-1/2 in', '2 in', '3 in']
const filters = ['14x20x1', '14x25x1', '16x20x1', '16x25x1', '16x25x4', '18x20x1', '20x20x1', '20x25x1', '20x25x4', '20x30x1']
const tons = ['1.5 ton', '2 ton', '2.5 ton', '3 ton', '3.5 ton', '4 ton', '5 ton']
const amps = ['15 A', '20 A', '25 A', '30 A', '40 A', '50 A', '60 A', '80 A', '100 A', '125 A']
const feet = ['5 ft', '10 ft', '15 ft', '25 ft', '50 ft', '75 ft', '100 ft', '150 ft', '200 ft', '250 ft']
const rooms = ['1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms', '5 bedrooms', '6 bedrooms']
const gallons = ['1 gal', '3 gal', '5 gal', '7 gal', '10 gal', '15 gal', '20 gal', '25 gal', '30 gal', '45 gal']
const brands = ['Bosch', 'Electrolux', 'Frigidaire', 'GE', 'KitchenAid', 'LG', 'Maytag', 'Miele', 'Samsung', 'Whirlpool']

const ranges: Readonly<Record<string, readonly Range[]>> = {
  HVAC: [
    ['Pleated filter', 14.5, filters],
    ['Condenser', 1480, tons],
    ['Evaporator coil', 690, tons],
    ['Copper line set', 38, feet],
    ['Condensate hose', 6.25, inches],
  ],
  Plumbing: [
    ['Ball valve', 11.4, inches],
    ['PEX pipe', 9.8, feet],
    ['Copper elbow', 2.15, inches],
    ['Braided supply line', 8.9, inches],
    ['PVC coupling', 1.2, inches],
  ],
  Electrical: [
    ['Breaker', 12.6, amps],
    ['Disconnect box', 28.5, amps],
    ['Romex cable 12/2', 14.9, feet],
    ['EMT conduit', 7.4, inches],
    ['Fuse', 3.2, amps],
  ],
  Cleaning: [
    ['Regular cleaning', 95, rooms],
    ['Deep cleaning', 165, rooms],
    ['Move-out cleaning', 210, rooms],
    ['Window cleaning', 70, rooms],
    ['Post-construction cleaning', 260, rooms],
  ],
  Landscaping: [
    ['Live oak', 34, gallons],
    ['Crape myrtle', 22, gallons],
    ['Boxwood', 12.5, gallons],
    ['Drip line', 8.75, feet],
    ['Garden hose', 11.9, feet],
  ],
  'Appliance repair': [
    ['Water inlet valve', 31, brands],
    ['Door gasket', 44, brands],
    ['Control board', 128, brands],
    ['Drain pump', 52, brands],
    ['Thermostat', 27, brands],
  ],
}

const STEP = 0.35

const positionsOf = ([name, amount, sizes]: Range): Position[] =>
  sizes.map((size, index) => ({
    name: `${name} ${size}`,
    amount: Math.round(amount * (1 + STEP * index) * 100) / 100,
    unit: 'piece',
    description: '',
    isProduct: true,
  }))

/** A trade with many additional parts after its usual positions, whose indexes are unchanged. */
export const withStock = (trade: Trade): Trade => ({
  ...trade,
  positions: [...trade.positions, ...(ranges[trade.name] ?? []).flatMap(positionsOf)],
})
