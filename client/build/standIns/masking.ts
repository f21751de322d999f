/** In place of what hides fields of fragments from whoever has not asked for them: the client is made without it. */
export const maskOperation = <Data>(data: Data): Data => data
export const maskFragment = <Data>(data: Data): Data => data
