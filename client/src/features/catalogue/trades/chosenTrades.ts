import type { TradesToChooseQuery } from './trades.generated.ts'

/** Those in which the company works: as the service says it, or else by the list of the own ones. */
export const chosenTrades = ({ categories, ownCategories }: TradesToChooseQuery): string[] =>
  categories
    .filter(({ id, name, isSelected }) => isSelected ?? ownCategories.items.some((own) => own.id === id || own.name === name))
    .map(({ id }) => id)
