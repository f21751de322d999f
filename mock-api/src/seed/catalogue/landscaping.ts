import type { Trade } from './trade.ts'

export const landscaping: Trade = {
  name: 'Landscaping',
  description: 'Lawns, beds, trees and irrigation.',
  positions: [
    { name: 'Mow, edge and blow', amount: 58, unit: 'visit', description: 'Lots up to a quarter acre', minutes: 60 },
    { name: 'Landscape labor', amount: 65, unit: 'hour', description: 'Two-person crew', minutes: 60 },
    { name: 'Hardwood mulch', amount: 42, unit: 'piece', description: 'Per cubic yard, spread', isProduct: true },
    { name: 'Irrigation check', amount: 85, unit: 'visit', description: 'All zones, controller programmed', minutes: 60 },
    { name: 'Sprinkler head', amount: 18.25, unit: 'piece', description: 'Pop-up rotor with nozzle', isProduct: true },
    { name: 'Green waste disposal', amount: 30, unit: 'visit', description: 'City compost facility', isTaxExempt: true },
    { name: 'Native perennial, 1 gal', amount: 16.8, unit: 'piece', description: 'Salvia, lantana or blackfoot daisy', isProduct: true },
  ],
  works: [
    {
      title: 'Lawn care visit',
      minutes: 60,
      descriptions: ['Front and back. Gate code 4471, please latch it.', 'Mow high in summer, bag the clippings along the pool.'],
      positions: [0],
      finishNotes: ['Mowed and edged, clippings removed.', 'Done. One sprinkler head by the driveway is broken.'],
      isRepeated: true,
    },
    {
      title: 'Sprinkler repair',
      minutes: 90,
      descriptions: ['Zone 3 does not come on, wet spot near the mailbox.', 'Two heads were run over by a delivery truck.'],
      positions: [3, 4, 1],
      finishNotes: [
        'Replaced two heads and a cracked elbow, all zones tested.',
        'New solenoid on zone 3, controller programmed to watering rules.',
      ],
    },
    {
      title: 'Mulch and bed refresh',
      minutes: 120,
      descriptions: ['Front beds, about four yards, brown mulch.', 'Weed, edge and mulch before the open house.'],
      positions: [2, 1, 5],
      finishNotes: ['Beds edged and mulched, walkway blown clean.', 'Four yards spread, weeds removed with roots.'],
    },
    {
      title: 'Tree trimming',
      minutes: 120,
      descriptions: ['Live oak touches the roof over the garage.', 'Raise the canopy over the driveway to 12 ft.'],
      positions: [1, 5],
      finishNotes: ['Branches cleared 6 ft from the roof, cuts painted.', 'Canopy raised, brush hauled away.'],
    },
    {
      title: 'Plant native bed',
      minutes: 120,
      descriptions: ['Remove 200 sq ft of lawn and plant as in the sketch.', 'Customer wants low water plants along the fence.'],
      positions: [6, 1, 2],
      finishNotes: ['Planted and mulched, drip line connected.', 'Bed finished. Watering plan left with the customer.'],
    },
  ],
}
