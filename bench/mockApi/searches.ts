/** Names, streets and their parts, as typed letter by letter. */
export const words = ['mar', 'maria', 'oak st', 'Jose', 'heights 7']

export const accents = ['núñez', 'nunez lopez', 'José', 'lópez', 'Peña']

export const phoneDigits = ['(512) 555', '512-555-01', '5550', '+1 512 555 01', '512.555']
