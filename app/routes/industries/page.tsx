import { services, topicCard } from "#app/features/insights/cards.ts";
import { TopicEnd } from "#app/features/topics/topic-end.tsx";
import { type Content, content } from "#app/model/content.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { cardNumber } from "#app/ui/sections/card.tsx";
import { ClosingCall } from "#app/ui/sections/closing-call.tsx";
import { FacingLists } from "#app/ui/sections/facing-lists.tsx";
import { NumberedBand } from "#app/ui/sections/numbered-band.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** All industries, one a row. */
export function IndustriesPage() {
  const cards = content().industries.map((item) => topicCard(item, "/industries"));
  return (
    <ul className="page-width section-gap grid gap-14 max-md:pt-(--section-gap) md:gap-0">
      {cards.map(({ href, title, description, picture }, index) => (
        <li key={href} data-card>
          <Reveal
            index={0}
            className="group relative page-grid gap-y-4 md:border-t-2 md:border-ink md:py-8 md:[:last-child>&]:pb-0"
          >
            <div className="order-1 col-span-4 md:col-span-8 lg:col-span-5">
              <p className="text-caption text-ink-3 tabular">{cardNumber(index)}</p>
              <CardTitle level={2} title={title} href={href} className="text-h4 md:text-h2" />
            </div>
            <p className="order-2 col-span-4 max-w-[46ch] text-ink-2 md:col-span-8 lg:col-span-4 lg:pt-6">
              {description}
            </p>
            <div className="col-span-4 overflow-hidden rounded-picture md:order-3 md:max-lg:col-start-9 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:col-span-3">
              <Picture picture={picture} className="aspect-4/3 zoom" />
            </div>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}

/** An industry (product 7.2). */
export function IndustryPage({ item: industry }: { item: Content["industries"][number] }) {
  const wanted = (industry.services ?? [])
    .flatMap((id) => services().filter((service) => service.id === id))
    .map(({ id, title }) => ({ href: encodeURI(`/services/${id}`), label: title }));
  const [first, ...rest] = industry.intro.split(/(?<=[.?!])\s+/);
  // "Name: description" (product 17.6).
  const solutions = industry.solutions.map((solution) => {
    const [, title = "", text = ""] = /^([^:]+): (.+)/s.exec(solution) ?? [];
    return { title, text };
  });
  return (
    <>
      <div className="page-width page-grid items-end gap-y-8 py-12 md:py-20">
        <p className="col-span-4 md:col-span-12 lg:col-span-8">
          <span className="block text-h3 font-semibold text-balance lg:-mr-48">{first} </span>
          <span className="mt-6 block max-w-[37.5rem] text-lead text-ink-2">{rest.join(" ")}</span>
        </p>
        <p className="col-span-4 md:col-span-12 lg:col-span-4 print:hidden">
          <SiteLink href="/contact" className="button">
            {`Connect with our ${industry.title} experts`}
          </SiteLink>
        </p>
      </div>
      <TextRows id="focus" heading="Key Focus Areas" lines={industry.focus} />
      <FacingLists
        lists={[
          { id: "challenges", heading: "Industry Challenges", items: industry.challenges },
          { id: "solutions", heading: "Our Solutions", items: solutions },
        ]}
      />
      <TextRows id="expertise" heading="Our Expertise" text={industry.expertise} />
      {wanted.length > 0 && <TextRows id="services" heading="Where we start" links={wanted} />}
      <NumberedBand id="trends" heading="Industry Trends" items={industry.trends} />
      <TopicEnd topic={industry} folder="/industries" />
      <ClosingCall heading="Ready to Get Started?">
        <SiteLink href="/contact" className="button">
          Contact Us
        </SiteLink>
      </ClosingCall>
    </>
  );
}
