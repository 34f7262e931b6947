import { getRequestPointsResponseMock } from '#api/requests/requests.faker.ts'
import type { Service, ServiceRequest } from '#api/schemas/index.ts'

const id = (at: number) => `0198f0c6-5b1e-7a51-9d3a-${String(at).padStart(12, '0')}`

export const request = (at: number, change: Partial<ServiceRequest> = {}): ServiceRequest => ({
  ...getRequestPointsResponseMock(),
  id: id(at),
  ...change,
})

export const oneOfEach: ServiceRequest[] = [
  request(3),
  request(2, {
    serviceName: 'Lip Flip',
    status: 'approved',
    pointsAwarded: 10,
    treatmentDate: null,
    notes: null,
    adminNotes: 'Thank you!',
  }),
  request(1, {
    serviceName: 'Dermaplaning',
    status: 'denied',
    adminNotes: 'This was a gift.\nSee you soon.',
  }),
]

const service = (at: number, name: string, pointsEarned: number): Service => ({
  id: id(at),
  name,
  description: '',
  price: '249.00',
  priceKind: 'fixed',
  category: 'skincare',
  pointsEarned,
  imageUrl: '/pictures/skincare.svg',
})

export const services: Service[] = [
  service(101, 'HydraFacial', 25),
  service(102, 'Lip Flip', 10),
  service(103, 'Full Face Balancing with Hyaluronic Acid and Three Follow-up Visits', 1250),
]
