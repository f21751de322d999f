export interface Street {
  readonly street: string
  /** District of the city. */
  readonly area: string
  readonly zipcode: string
  readonly latitude: number
  readonly longitude: number
  readonly city: string
  readonly province: string
  readonly country: string
  readonly countryCode: string
  /** The house number follows the name. */
  readonly isNumberLast: boolean
}
type Row = readonly [street: string, area: string, zipcode: string, latitude: number, longitude: number]

const inCity =
  (city: string, province: string, country: string, countryCode: string, isNumberLast = false) =>
  (...rows: readonly Row[]): Street[] =>
    rows.map(([street, area, zipcode, latitude, longitude]) => ({
      street,
      area,
      zipcode,
      latitude,
      longitude,
      city,
      province,
      country,
      countryCode,
      isNumberLast,
    }))

export const streets: readonly Street[] = [
  ...inCity('Austin', 'Texas', 'United States', 'US')(
    ['Duval Street', 'Hyde Park', '78751', 30.305, -97.7265],
    ['Speedway', 'Hyde Park', '78751', 30.3035, -97.7318],
    ['South Congress Avenue', 'Travis Heights', '78704', 30.249, -97.7496],
    ['South Lamar Boulevard', 'Zilker', '78704', 30.2531, -97.7634],
    ['East Cesar Chavez Street', 'East Austin', '78702', 30.2573, -97.7262],
    ['Barton Springs Road', 'Zilker', '78704', 30.2614, -97.7583],
  ),
  ...inCity(
    'Portland',
    'Oregon',
    'United States',
    'US',
  )(
    ['Southeast Hawthorne Boulevard', 'Buckman', '97214', 45.512, -122.645],
    ['Northeast Fremont Street', 'Alameda', '97212', 45.5483, -122.642],
  ),
  ...inCity(
    'Chicago',
    'Illinois',
    'United States',
    'US',
  )(
    ['West Lake Street', 'Loop', '60601', 41.8858, -87.6303],
    ['North Michigan Avenue', 'Near North Side', '60611', 41.8926, -87.6244],
    ['West Division Street', 'Wicker Park', '60622', 41.9031, -87.6776],
  ),
  ...inCity(
    'New York',
    'New York',
    'United States',
    'US',
  )(
    ['Broadway', 'Manhattan', '10012', 40.7256, -73.9968],
    ['Bedford Avenue', 'Brooklyn', '11211', 40.7172, -73.9573],
    ['Steinway Street', 'Queens', '11103', 40.7619, -73.9172],
  ),
  ...inCity(
    'San Francisco',
    'California',
    'United States',
    'US',
  )(
    ['Valencia Street', 'Mission District', '94110', 37.7599, -122.4212],
    ['Geary Boulevard', 'Richmond District', '94118', 37.7813, -122.4637],
  ),
  ...inCity(
    'Toronto',
    'Ontario',
    'Canada',
    'CA',
  )(
    ['Queen Street West', 'Trinity Bellwoods', 'M6J 1E9', 43.6463, -79.4095],
    ['Danforth Avenue', 'Greektown', 'M4K 1N8', 43.6778, -79.3513],
  ),
  ...inCity(
    'London',
    'England',
    'United Kingdom',
    'GB',
  )(
    ['Upper Street', 'Islington', 'N1 1RU', 51.5404, -0.1027],
    ['Brixton Road', 'Brixton', 'SW9 8EN', 51.4671, -0.1148],
    ['Kingsland High Street', 'Dalston', 'E8 2PB', 51.5485, -0.0755],
  ),
  ...inCity(
    'Bengaluru',
    'Karnataka',
    'India',
    'IN',
  )(['100 Feet Road', 'Indiranagar', '560038', 12.9719, 77.6412], ['Residency Road', 'Ashok Nagar', '560025', 12.9703, 77.6071]),
  ...inCity(
    'Mumbai',
    'Maharashtra',
    'India',
    'IN',
  )(['Linking Road', 'Bandra West', '400050', 19.0616, 72.8337], ['Marine Drive', 'Churchgate', '400020', 18.9432, 72.8236]),
  ...inCity(
    'Sydney',
    'New South Wales',
    'Australia',
    'AU',
  )(['King Street', 'Newtown', '2042', -33.8969, 151.1794], ['Crown Street', 'Surry Hills', '2010', -33.8849, 151.2129]),
  ...inCity(
    'Berlin',
    'Berlin',
    'Germany',
    'DE',
    true,
  )(['Kastanienallee', 'Prenzlauer Berg', '10435', 52.5389, 13.4098], ['Bergmannstraße', 'Kreuzberg', '10961', 52.4892, 13.3937]),
]
