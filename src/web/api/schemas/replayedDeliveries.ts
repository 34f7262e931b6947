export interface ReplayedDeliveries {
  replayed: number
}
