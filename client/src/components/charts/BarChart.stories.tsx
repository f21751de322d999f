import { useState } from 'react'
import type { Meta } from '../../workshop/csf.ts'
import { BarChart } from './BarChart.tsx'

export default {
  parameters: {
    docs: { description: { component: 'Bars are buttons with one tab stop. Left, Right, Home and End move between them; Enter chooses.' } },
  },
} satisfies Meta

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const amounts = [120, 0, 340, 75, 980, 40, 0]

function Chart({ values }: { readonly values: readonly number[] }) {
  const [chosen, setChosen] = useState<string | null>('Wed')
  const bars = values.map((value, index) => {
    const day = days[index % days.length] ?? ''
    return { key: index < days.length ? day : `${day} ${index}`, label: day, text: `${day}: $${value}`, value }
  })
  return <BarChart label="Payments by day" bars={bars} chosen={chosen} onChoose={setChosen} scale={(value) => `$${value}`} />
}

export const Week = () => <Chart values={amounts} />

export const ManyBars = () => <Chart values={[...amounts, ...amounts, ...amounts, ...amounts]} />

export const AllZero = () => <Chart values={[0, 0, 0]} />
