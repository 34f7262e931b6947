export interface ScanProof {
  proof: string
}
