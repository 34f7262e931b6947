export interface ProfilePhoto {
  profileImageUrl: string
}
