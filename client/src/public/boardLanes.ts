type Tone = 'blue' | 'green' | 'grey' | 'red'

interface Block {
  /** Hours of the day. */
  readonly from: number
  readonly to: number
  readonly title: string
  readonly place: string
  readonly tone: Tone
}
interface Lane {
  readonly name: string
  readonly initials: string
  readonly blocks: readonly Block[]
}

/** A day as the picture shows it; hours from 8 to 16. */
export const lanes: readonly Lane[] = [
  {
    name: 'Maya Lindqvist',
    initials: 'ML',
    blocks: [
      { from: 8, to: 9.75, title: 'Boiler service', place: '14 Harbor St', tone: 'green' },
      { from: 10.25, to: 12.5, title: 'Leak under sink', place: '3 Mill Lane', tone: 'blue' },
      { from: 13.5, to: 15.5, title: 'Water heater', place: '88 Oak Ave', tone: 'grey' },
    ],
  },
  {
    name: 'Theo Ramos',
    initials: 'TR',
    blocks: [
      { from: 8.5, to: 10.75, title: 'Panel upgrade', place: '210 Elm Ct', tone: 'green' },
      { from: 11.25, to: 13.25, title: 'Ceiling fans', place: '9 Birch Rd', tone: 'blue' },
    ],
  },
  {
    name: 'Priya Nair',
    initials: 'PN',
    blocks: [
      { from: 9, to: 11.5, title: 'AC tune-up', place: '41 Bay View', tone: 'blue' },
      { from: 12.75, to: 15, title: 'Duct cleaning', place: '7 Pine St', tone: 'grey' },
    ],
  },
  {
    name: 'Sam Okafor',
    initials: 'SO',
    blocks: [
      { from: 8, to: 9.25, title: 'Lock change', place: '52 Quay', tone: 'green' },
      { from: 10, to: 11.25, title: 'Gate motor', place: '6 Hill Rd', tone: 'red' },
      { from: 11.75, to: 14.25, title: 'Door fitting', place: '120 Main St', tone: 'grey' },
    ],
  },
]
