import { appliances } from './appliances.ts'
import { cleaning } from './cleaning.ts'
import { electrical } from './electrical.ts'
import { hvac } from './hvac.ts'
import { landscaping } from './landscaping.ts'
import { plumbing } from './plumbing.ts'
import type { Trade } from './trade.ts'

export const trades: readonly Trade[] = [hvac, plumbing, electrical, cleaning, landscaping, appliances]
