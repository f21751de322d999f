import type { TradesToChooseQuery } from './trades.generated.ts'

/** Selected trades, as returned, or else derived from the company's categories. */
export const chosenTrades = ({ categories, ownCategories }: TradesToChooseQuery): string[] =>
  categories
    .filter(({ id, name, isSelected }) => isSelected ?? ownCategories.items.some((own) => own.id === id || own.name === name))
    .map(({ id }) => id)
