import { dayAfter } from '#platform/kernel/clinic-day.ts'
import type { Random } from './random.ts'

const names = [
  'Amara Okafor',
  'Anneliese Brandt',
  'Aria Castellano',
  'Beatriz Fonseca',
  'Camille Laurent',
  'Celeste Whitaker',
  'Dahlia Rosen',
  'Daniel Okonkwo',
  'Delphine Marchetti',
  'Elena Vasquez',
  'Esme Thornton',
  'Farah Aziz',
  'Freya Lindqvist',
  'Genevieve Adler',
  'Giulia Ferraro',
  'Hana Kobayashi',
  'Imani Brooks',
  'Isla McAllister',
  'Jasper Nguyen',
  'Joanna Kowalska',
  'Kaya Sandoval',
  'Keiko Tanaka',
  'Leilani Kealoha',
  'Lucia Benedetti',
  'Marisol Ibarra',
  'Naomi Feldman',
  'Nadia Petrova',
  'Oscar Delgado',
  'Paloma Rivas',
  'Priya Raman',
  'Quinn Abernathy',
  'Rosalind Hayes',
  'Saskia de Vries',
  'Sienna Caldwell',
  'Tamsin Blackwood',
  'Theo Marchand',
  'Valentina Cruz',
  'Wren Sullivan',
  'Yasmin Haddad',
  'Zara Whitfield',
]

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Null: some patients never gave it. */
  readonly dateOfBirth: string | null
  /** 'YYYY-MM-DD'. */
  readonly joinedOn: string
  /** The approximate number of days between two visits. */
  readonly rhythm: number
}

/**
 * The patients of a made-up clinic: regulars who joined when the program began a year ago, and others over the year.
 */
export function people(today: string, random: Random): readonly Person[] {
  return names.map((name, n) => {
    const [firstName = '', ...rest] = name.split(' ')
    const lastName = rest.join(' ')
    const isRegular = n % 7 < 3
    return {
      firstName,
      lastName,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@velora.example`,
      dateOfBirth: random.chance(0.9) ? dayAfter('1958-03-01', random.whole(0, 16_500)) : null,
      joinedOn: dayAfter(today, isRegular ? -random.whole(345, 365) : -random.whole(20, 340)),
      // A few come every other week, most once a season.
      rhythm: random.oneOf([10, 14, 21, 28, 42, 60, 120], days => days + 15),
    }
  })
}
