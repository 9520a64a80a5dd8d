--
-- PostgreSQL database dump
--

-- What version 1.0.0 wrote, before the database had versions: pg_dump --inserts --no-owner.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: checks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.checks (
    checked_at bigint NOT NULL
);


--
-- Name: cvs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cvs (
    enquiry bigint NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    bytes bytea NOT NULL
);


--
-- Name: enquiries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.enquiries (
    id bigint NOT NULL,
    received_at bigint NOT NULL,
    form text NOT NULL,
    email text NOT NULL,
    idempotency_key text,
    content_hash text NOT NULL,
    fields text NOT NULL,
    suspicion text NOT NULL
);


--
-- Name: enquiries_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.enquiries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.enquiries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id bigint NOT NULL,
    enquiry bigint NOT NULL,
    kind text NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL,
    queued_at bigint NOT NULL,
    next_at bigint,
    delivered_at bigint,
    failed_at bigint
);


--
-- Name: outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Data for Name: checks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: cvs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.cvs VALUES (2, 'Lebenslauf ü.pdf', 'pdf', '\x255044462d312e370a312030206f626a3c3c3e3e656e646f626a0a747261696c65723c3c3e3e0a2525454f460a');


--
-- Data for Name: enquiries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.enquiries OVERRIDING SYSTEM VALUE VALUES (1, 1795000000000, 'contact', 'ada@example.org', '0b7c5a52-ada', 'ea96eced9c310246b549a3f910e9a0885b43845bcfac4fd1b1def2258d71c040', '{"name":"Ada Lovelace","email":"ada@example.org","subject":"Growth in France","message":"Hello,\nwhere do we start? It''s “urgent”."}', '');
INSERT INTO public.enquiries OVERRIDING SYSTEM VALUE VALUES (2, 1795000100000, 'application', 'grace@example.org', NULL, '70280f82b3cf58637b6de48d3d41a0fdf83803c16cc604e93e82df4bf4ce0487', '{"position":"economist","fullName":"Grace Hopper","email":"Grace@example.org","phone":"+44 20 7946 0000","linkedin":"","coverLetter":"I count."}', '');
INSERT INTO public.enquiries OVERRIDING SYSTEM VALUE VALUES (4, 1795000300000, 'contact', 'eve@example.org', NULL, 'ff70f36f1398c8c299e1be82314666d0a9a503b4495c2930a78dc41ce633572e', '{"name":"Eve","email":"eve@example.org","subject":"Growth in France","message":"http://a http://b http://c http://d"}', '4 links');


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (4, 2, 'acknowledgement', 0, 1795000100000, 1795000100000, NULL, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (6, 4, 'enquiry', 0, 1795000300000, 1795000300000, NULL, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (1, 1, 'enquiry', 1, 1795000000000, NULL, 1795000001000, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (2, 1, 'acknowledgement', 1, 1795000000000, NULL, 1795000001000, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (3, 2, 'enquiry', 9, 1795000100000, NULL, NULL, 1795432100000);


--
-- Name: enquiries_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.enquiries_id_seq', 4, true);


--
-- Name: outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.outbox_id_seq', 6, true);


--
-- Name: cvs cvs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cvs
    ADD CONSTRAINT cvs_pkey PRIMARY KEY (enquiry);


--
-- Name: enquiries enquiries_idempotency_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_idempotency_key_key UNIQUE (idempotency_key);


--
-- Name: enquiries enquiries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_pkey PRIMARY KEY (id);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: enquiries_by_content; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX enquiries_by_content ON public.enquiries USING btree (content_hash, received_at);


--
-- Name: enquiries_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX enquiries_by_time ON public.enquiries USING btree (received_at);


--
-- Name: outbox_by_enquiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_by_enquiry ON public.outbox USING btree (enquiry);


--
-- Name: outbox_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_by_time ON public.outbox USING btree (next_at);


--
-- Name: cvs cvs_enquiry_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cvs
    ADD CONSTRAINT cvs_enquiry_fkey FOREIGN KEY (enquiry) REFERENCES public.enquiries(id) ON DELETE CASCADE;


--
-- Name: outbox outbox_enquiry_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_enquiry_fkey FOREIGN KEY (enquiry) REFERENCES public.enquiries(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--
