import type { Trade } from './trade.ts'

export const electrical: Trade = {
  name: 'Electrical',
  description: 'Wiring, panels, lighting and chargers.',
  positions: [
    { name: 'Electrical service call', amount: 95, unit: 'visit', description: 'Travel and fault finding', minutes: 45 },
    { name: 'Electrician labor', amount: 120, unit: 'hour', description: 'Licensed journeyman', minutes: 60 },
    { name: 'GFCI outlet', amount: 32.4, unit: 'piece', description: '20 A, tamper resistant', isProduct: true },
    { name: 'Ceiling fan mounting', amount: 135, unit: 'piece', description: 'Up to 10 ft, existing box', minutes: 75 },
    { name: 'Breaker 20 A AFCI', amount: 58, unit: 'piece', description: 'Arc-fault breaker', isProduct: true },
    { name: 'EV charger 48 A', amount: 649, unit: 'piece', description: 'Hardwired level 2 charger', isProduct: true },
    { name: 'Electrical permit', amount: 74, unit: 'visit', description: 'Passed on at cost', isTaxExempt: true },
    { name: 'Recessed LED light', amount: 48.5, unit: 'piece', description: '6 in., 3000 K, dimmable', isProduct: true },
  ],
  works: [
    {
      title: 'Breaker trips repeatedly',
      minutes: 90,
      descriptions: [
        'Kitchen circuit trips when microwave and toaster run together.',
        'Bedroom breaker trips at night without a clear cause.',
      ],
      positions: [0, 1, 4],
      finishNotes: [
        'Split the kitchen load to a free breaker, no trip under full load.',
        'Found a nicked cable behind the headboard, repaired and tested.',
      ],
    },
    {
      title: 'Install EV charger',
      minutes: 120,
      descriptions: [
        'Garage wall next to the panel, about 12 ft of conduit.',
        'Customer bought the car already; panel has two free spaces.',
      ],
      positions: [5, 1, 6],
      finishNotes: [
        'Charger wired on a 60 A breaker, charging at 11.4 kW.',
        'Installed and set up with the app, inspection sticker applied.',
      ],
      needsAuthority: true,
    },
    {
      title: 'Ceiling fan installation',
      minutes: 90,
      descriptions: ['Two bedrooms, fans are on site, boxes are fan rated.', 'Living room with 10 ft ceiling, wall switch present.'],
      positions: [3],
      finishNotes: ['Fan balanced, remote paired, old light disposed of.', 'Both fans run without wobble on all speeds.'],
    },
    {
      title: 'Outlets dead in one room',
      minutes: 60,
      descriptions: ['Half of the living room has no power, breaker looks fine.', 'Bathroom outlet and the two behind it stopped working.'],
      positions: [0, 2],
      finishNotes: ['Replaced failed GFCI upstream, all outlets live.', 'Loose neutral in a box, remade the splice and tested polarity.'],
    },
    {
      title: 'Recessed lighting in kitchen',
      minutes: 120,
      descriptions: ['Six lights on a new dimmer, attic above is accessible.', 'Replace the fluorescent box by recessed lights as drawn.'],
      positions: [7, 1],
      finishNotes: [
        'Six lights and a dimmer installed, ceiling patched where the box was.',
        'Lights aligned with cabinets, dimmer trimmed to avoid flicker.',
      ],
    },
  ],
}
