import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The items of the open menu once its actions have loaded. Links and Delete are shown before. */
export async function menuItems(): Promise<HTMLElement[]> {
  await screen.findAllByRole('menuitem')
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Loading' })).toBeNull())
  return screen.getAllByRole('menuitem')
}
