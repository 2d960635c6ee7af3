/** What a screen is for, where the code of what its stories render says something else. */
const own: Readonly<Record<string, string>> = {
  'App/Portal': 'The assembled portal on the mocked network: links and forms lead on.',
  'Cabinet/Portfolios': 'The portfolios of a photographer, a section of the card: their photos, titles and order.',
  'Cabinet/Profile': 'The photographer’s own card, as a form that is saved as a whole.',
  'Directory/Directory': 'Find a photographer by city, price and specialization.',
  'Directory/Home': 'The first page: what the portal is, the search, the directory itself, and what the portal does.',
  'Directory/Photographer page': 'A photographer’s own page, which can be shared and which search engines read.',
  'Shares/Client page': 'What a client opens by a link, without an account: photos to choose from, later the retouched ones.',
  'Shares/Retoucher page':
    'What a retoucher opens by a link, without an account: what the client has chosen, and where the finished archive goes.',
  'Projects/Groups': 'Photos of a project by classes or families.',
  'Projects/Image upload': 'The upload of originals into a project.',
  'Projects/Images': 'The originals of a project: look, choose, mark, rename, download, delete.',
  'Projects/Images/Client marks': 'What clients chose and remarked, beside the photographer’s own marks, and what no link shows.',
  'Projects/Images/Marks': 'What a photographer keeps or rejects, and how many stars it has.',
  'Projects/Match report': 'What became of each file of an archive; what needs a look comes first.',
  'Projects/Project dialog': 'One project: its details, its photos and its links.',
  'Projects/Projects': 'The photographer’s projects, under way and archived.',
  'Projects/Retouched photos': 'The retouched photos of a project beside their originals.',
  'Session/Login': 'Sign-in. Afterwards it leads to where one wanted to go.',
  'Session/Logout': 'Leaving the cabinet, as a page of its own.',
  'Session/Reset password': 'The target of the link in the email: a new password.',
};

/** The description of a screen for readers: without the codes of requirements that developers find beside it. */
export const describe = (title: string, inCode: string | undefined): string =>
  own[title] ?? (inCode ?? '').replaceAll(/\s?\((?:(?:ledger|decision)\s|D\d\s§|[A-Z]+-\d)[^)]*\)/g, '');
