import type { Trade } from './trade.ts'

export const plumbing: Trade = {
  name: 'Plumbing',
  description: 'Leaks, drains, water heaters and fixtures.',
  positions: [
    { name: 'Plumbing service call', amount: 79, unit: 'visit', description: 'Travel and first half hour', minutes: 30 },
    { name: 'Plumbing labor', amount: 125, unit: 'hour', description: 'Licensed plumber', minutes: 60 },
    { name: 'Drain cleaning', amount: 189, unit: 'visit', description: 'Cable machine up to 75 ft', minutes: 90 },
    { name: 'Kitchen faucet', amount: 164, unit: 'piece', description: 'Single handle with pull-down spray', isProduct: true },
    { name: 'Toilet rebuild kit', amount: 38.75, unit: 'piece', description: 'Fill valve, flapper and bolts', isProduct: true },
    { name: 'Water heater 50 gal', amount: 948, unit: 'piece', description: 'Natural gas, 6-year tank warranty', isProduct: true },
    { name: 'Garbage disposal 3/4 HP', amount: 219, unit: 'piece', description: 'Continuous feed', isProduct: true },
    { name: 'City permit', amount: 62, unit: 'visit', description: 'Passed on at cost', isTaxExempt: true },
    { name: 'Camera inspection', amount: 145, unit: 'visit', description: 'With video for the customer', minutes: 45 },
  ],
  works: [
    {
      title: 'Kitchen sink leak',
      minutes: 60,
      descriptions: ['Water under the sink whenever the disposal runs.', 'Slow drip at the shut-off valve, cabinet floor is already wet.'],
      positions: [0, 1],
      finishNotes: [
        'Replaced both supply lines and the P-trap, dry after a 10-minute test.',
        'New shut-off valve fitted, no drip under pressure.',
      ],
    },
    {
      title: 'Clogged main drain',
      minutes: 90,
      descriptions: ['Shower backs up when the washing machine drains.', 'Both bathrooms drain slowly; last cleaned two years ago.'],
      positions: [2, 8],
      finishNotes: [
        'Cleared roots at 42 ft, camera shows a clean line. Video sent.',
        'Line cleared to the street, tested with all fixtures.',
      ],
    },
    {
      title: 'Replace water heater',
      minutes: 120,
      descriptions: ['Tank leaks at the bottom. Gas, in the garage, 50 gallons.', 'Pilot goes out every day; customer chose replacement.'],
      positions: [5, 1, 7],
      finishNotes: [
        'New heater installed, gas and vent tested, set to 120 °F. Old tank hauled away.',
        'Installed with expansion tank, permit inspection booked.',
      ],
      needsAuthority: true,
    },
    {
      title: 'Toilet keeps running',
      minutes: 60,
      descriptions: ['Guest bathroom upstairs. Handle has to be held down.', 'Running day and night, water bill went up.'],
      positions: [0, 4],
      finishNotes: ['Rebuilt fill valve and flapper, no more refill cycles.', 'Kit installed, tank bolts tightened, dye test passed.'],
    },
    {
      title: 'Install garbage disposal',
      minutes: 75,
      descriptions: ['Old unit seized. Outlet under the sink is present.', 'Customer wants a quieter unit, same mount if possible.'],
      positions: [1, 6],
      finishNotes: [
        'Disposal replaced, dishwasher drain connected, no leaks.',
        'New unit runs quiet, showed the reset button to the customer.',
      ],
    },
    {
      title: 'Replace kitchen faucet',
      minutes: 75,
      descriptions: ['Customer approved the pull-down model from the quote.', 'Faucet base is loose and the spray head drips.'],
      positions: [1, 3],
      finishNotes: ['Faucet replaced, supply lines renewed, aerator rinsed.', 'New faucet in place, sealed base, tested hot and cold.'],
    },
  ],
}
