// Placeholder of AuthPage until its feature lands.
export default function AuthPage() {
  return <main className="p-8">AuthPage</main>
}
