import type { Trade } from './trade.ts'

export const cleaning: Trade = {
  name: 'Cleaning',
  description: 'Homes and small offices: regular, deep and move-out cleaning.',
  positions: [
    { name: 'Standard cleaning', amount: 128, unit: 'visit', description: 'Up to 1,800 sq ft', minutes: 120 },
    { name: 'Deep cleaning', amount: 245, unit: 'visit', description: 'With baseboards, fans and inside of appliances', minutes: 120 },
    { name: 'Office cleaning', amount: 165, unit: 'visit', description: 'Desks, kitchen, restrooms, floors', minutes: 120 },
    { name: 'Oven interior', amount: 35, unit: 'piece', description: 'Degreased without fumes', minutes: 30 },
    { name: 'Window, inside', amount: 6.5, unit: 'piece', description: 'Glass, frame and sill', minutes: 5 },
    { name: 'Carpet steam cleaning', amount: 49, unit: 'piece', description: 'Per room', minutes: 30 },
  ],
  works: [
    {
      title: 'Weekly home cleaning',
      minutes: 120,
      descriptions: [
        'Three bedrooms, two baths. Dog is friendly, please keep the gate shut.',
        'Kitchen and bathrooms first; the study stays closed.',
      ],
      positions: [0, 4],
      finishNotes: ['All rooms done, linen changed, key back in the lock box.', 'Done as usual. Vacuum bag replaced from our stock.'],
      isRepeated: true,
    },
    {
      title: 'Office cleaning',
      minutes: 120,
      descriptions: ['Two floors, 14 desks. Alarm code with the dispatcher.', 'After lunch only; restrooms need paper refills.'],
      positions: [2],
      finishNotes: [
        'Both floors cleaned, paper refilled, alarm set.',
        'Finished early. Kitchen sink drains slowly, reported to reception.',
      ],
      isRepeated: true,
    },
    {
      title: 'Deep cleaning',
      minutes: 120,
      descriptions: ['First cleaning in a year. Oven and fridge included.', 'Before a family visit, focus on kitchen and guest bath.'],
      positions: [1, 3, 4],
      finishNotes: [
        'Deep cleaning done, before and after pictures taken.',
        'Oven, fridge and baseboards done. Customer walked through and was happy.',
      ],
    },
    {
      title: 'Move-out cleaning',
      minutes: 120,
      descriptions: ['Empty apartment, keys at the leasing office, handover next day.', 'Landlord’s check list is on the kitchen counter.'],
      positions: [1, 5, 3],
      finishNotes: ['Check list complete, keys returned to the office.', 'All rooms and carpets done, meter pictures attached.'],
    },
  ],
}
