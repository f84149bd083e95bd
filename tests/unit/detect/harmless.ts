/** Texts in which nothing is personal: what detection has to leave alone. Written for these tests. */
export const harmless: Readonly<Record<string, string>> = {
  recipe: `Rosemary potatoes
Preheat the oven to 200 °C. Peel 1.5 kg of potatoes and cut them into 3 cm pieces. Toss with 4 tbsp olive oil, 2 sprigs of rosemary, 1 tsp salt and a pinch of pepper. Roast for 45-50 minutes, turning once. Add basil or sage to taste. Serves 4-6.`,
  german_recipe: `Apfelkuchen vom Blech
Den Ofen auf 180 Grad vorheizen. 250 g Butter, 200 g Zucker und 4 Eier schaumig rühren, dann 400 g Mehl, ein Päckchen Backpulver und etwas Milch unterheben. Die Äpfel schälen, in Spalten schneiden und auf dem Teig verteilen. 35 Minuten backen. Mit Sahne servieren.`,
  code: `Refactor this function:
\`\`\`python
from collections import Counter
class Parser:
    def __init__(self, path: str, limit=10000):
        self.path = path
        self.ids = [4111, 8080, 65535]
    def run(self):
        with open(self.path) as handle:
            return Counter(line.split(",")[2] for line in handle)
\`\`\`
It fails on line 7 with "IndexError: list index out of range" in Python 3.11.4.`,
  sql: `SELECT c.name, COUNT(*) AS orders FROM customers c JOIN orders o ON o.customer_id = c.id WHERE o.created_at >= '2024-01-01' GROUP BY c.name HAVING COUNT(*) > 10 ORDER BY orders DESC LIMIT 50;`,
  typescript: `const mark = (items: readonly Item[], will: boolean) => items.map((item) => ({ ...item, done: will }));
export const amber = '#ffbf00';
export const retries = 3;`,
  maths: `Prove that the sum 1 + 2 + 3 + ... + n equals n(n+1)/2 for every natural number n. Then show that 12 345 678 + 87 654 321 = 99 999 999, and that pi is about 3.14159265358979.`,
  bayes: `Explain Bayes' theorem and the Markov property. Compare the Fourier transform with the Laplace transform, and say what Newton's method and the Gauss algorithm are for.`,
  history: `Napoleon Bonaparte crowned himself emperor in 1804 and was defeated at the Battle of Waterloo in 1815. Queen Victoria reigned from 1837 to 1901. What caused the fall of the Roman Empire?`,
  science: `Albert Einstein published four papers in 1905. Marie Curie discovered polonium; Curie won two Nobel Prizes. The speed of light is 299 792 458 metres per second.`,
  literature: `Compare Hamlet and Macbeth by William Shakespeare with Goethe's Faust. How does Jane Austen use irony, and why does Tolstoy open Anna Karenina with families?`,
  music: `List ten albums that influenced rock music, from the Beatles and Bob Dylan to David Bowie and Taylor Swift. Which chords does a twelve-bar blues use?`,
  geography: `What is the capital of France? Name the longest rivers of Europe and the highest mountains of Asia. Is Australia a continent or a country? How far is the Moon from the Earth?`,
  log: `2024-03-11T08:14:22.118Z INFO  [worker-3] GET /api/v2/items/48213 200 12ms
2024-03-11T08:14:22.340Z WARN  [worker-1] retry 2/5 for 10.0.12.7:5432 after 1500 ms
2024-03-11T08:14:23.001Z ERROR [worker-1] ECONNREFUSED 10.0.12.7:5432 (errno 111), pid 30218`,
  hashes: `git show 3741246f9a0c1d2e3b4c5d6e7f8091a2b3c4d5e6 and compare the SHA-256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 with the one in package-lock.json.`,
  versions: `Upgrade Node.js 18.20.4 to 24.1.0, React 18 to 19, PostgreSQL 14.11 to 16.2 and run Ubuntu 22.04 on port 8080. Is USB 3.2 faster than Thunderbolt 4?`,
  docker: `How do I run Redis, MongoDB and Kafka with Docker Compose? Jenkins cannot reach GitHub; the Ansible playbook and the Terraform plan look fine. Should I use Django, Flask or Spring?`,
  months: `May I ask when the sale ends? April and June are busy, but August is quiet. Will Monday or Friday suit you? Mark the dates in the calendar and hope for the best.`,
  names_as_words: `Rose petals, amber beads and jade are in the summer catalogue. Grant access to the art team, bill the client and chase the invoice. A rich, frank and earnest answer is the best.`,
  instructions: `Summarize the following article in 5 bullet points, then translate it to French, Spanish and German. Keep it under 200 words. Use Markdown. Do not mention the sources.`,
  german_prompt: `Schreibe eine Stellenanzeige für einen Bäcker in Vollzeit. Der Koch und der Bauer sollen auf dem Markt Brot, Käse und Wein anbieten. Fasse dich kurz und nutze die Du-Form.`,
  french_prompt: `Rédige un article de 500 mots sur les bienfaits de la marche en forêt. La rose et la marguerite sont des fleurs; le boulanger vend du pain. Merci de citer des études.`,
  spanish_prompt: `Escribe un cuento corto sobre un león y una paloma que viven en el campo. La esperanza es lo último que se pierde. Usa un lenguaje claro para niños de ocho años.`,
  italian_prompt: `Spiega come si prepara la pasta alla carbonara: guanciale, uova, pecorino e pepe nero. La rosa e la margherita sono fiori. Quanto tempo serve per 4 persone?`,
  polish_prompt: `Napisz krótki artykuł o zdrowym śniadaniu. Jakie witaminy są w owocach i warzywach? Podaj pięć przykładów i zakończ pytaniem do czytelnika.`,
  products: `Compare the iPhone 15 Pro with the Samsung Galaxy S24 and the Google Pixel 8. Is a Tesla Model 3 cheaper to run than a Toyota Prius or a Ford Focus?`,
  business: `Draft a SWOT analysis for a small coffee shop. Revenue grew by 12 % in Q3 2024. Explain EBITDA, KPI, ROI and the difference between B2B and B2C in simple words.`,
  letter_template: `Dear Sir or Madam,
I am writing to complain about the late delivery. Please let me know how you intend to resolve this.
Yours faithfully,
[Your Name]`,
  chat: `hey can you help me write a short poem about autumn? make it rhyme and keep it funny, thanks so much`,
  religion: `What do Christians, Muslims and Jews believe about Abraham and Moses? Summarise the Book of Genesis and the Gospel of John.`,
  headings: `# Getting Started
## Installation Guide
- Open Settings
- Choose General
- Press Restart
## Frequently Asked Questions`,
  citations: `See RFC 2616, ISO 27001, IEEE 802.11ax, CVE-2021-44228 and doi:10.1000/182. The book has ISBN 978-3-16-148410-0, pages 112-118, vol. 12(3).`,
};
