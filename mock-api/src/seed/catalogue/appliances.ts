import type { Trade } from './trade.ts'

export const appliances: Trade = {
  name: 'Appliance repair',
  description: 'Washers, dryers, refrigerators, ovens and dishwashers of all brands.',
  positions: [
    { name: 'Appliance diagnosis', amount: 85, unit: 'visit', description: 'Credited when the repair is done', minutes: 45 },
    { name: 'Appliance labor', amount: 98, unit: 'hour', description: 'Factory-trained technician', minutes: 60 },
    { name: 'Drain pump', amount: 74.9, unit: 'piece', description: 'Original part, one-year warranty', isProduct: true },
    { name: 'Door seal', amount: 61, unit: 'piece', description: 'Fitted to the model', isProduct: true },
    { name: 'Heating element', amount: 52.3, unit: 'piece', description: 'With thermal fuse', isProduct: true },
    { name: 'Compressor start relay', amount: 43, unit: 'piece', description: 'For refrigerators', isProduct: true },
    { name: 'Appliance haul-away', amount: 40, unit: 'piece', description: 'Recycled at the county site', isTaxExempt: true },
  ],
  works: [
    {
      title: 'Washer does not drain',
      minutes: 75,
      descriptions: ['Stops with water in the drum, error code E21.', 'Drum is full, floor had some water this morning.'],
      positions: [0, 2],
      finishNotes: ['Replaced drain pump, removed a coin from the filter.', 'Pump and hose replaced, ran a full cycle without error.'],
    },
    {
      title: 'Dryer does not heat',
      minutes: 60,
      descriptions: ['Tumbles but clothes stay wet. Electric, 5 years old.', 'Stopped heating after a power cut last week.'],
      positions: [0, 4],
      finishNotes: [
        'New heating element and fuse, vent cleaned, 140 °F at the outlet.',
        'Element replaced. Advised to clean the vent once a year.',
      ],
    },
    {
      title: 'Refrigerator not cold',
      minutes: 90,
      descriptions: ['Freezer works, upper part at 55 °F.', 'Clicking noise every few minutes, food moved to a cooler.'],
      positions: [0, 1, 5],
      finishNotes: ['Start relay replaced, down to 38 °F after two hours.', 'Cleared iced evaporator and replaced defrost sensor.'],
    },
    {
      title: 'Dishwasher leaks',
      minutes: 75,
      descriptions: ['Puddle at the left front corner after each cycle.', 'Door seal looks torn; model label is inside the door.'],
      positions: [0, 3],
      finishNotes: ['New door seal, leveled the machine, no leak in test cycle.', 'Hose clamp was loose; tightened and tested.'],
    },
    {
      title: 'Oven does not reach temperature',
      minutes: 75,
      descriptions: ['Takes an hour to preheat and stays 50 °F below.', 'Bake works poorly, broil is fine.'],
      positions: [0, 1, 4],
      finishNotes: ['Bake element replaced, calibrated to within 5 °F.', 'Replaced sensor, verified with two thermometers.'],
    },
  ],
}
