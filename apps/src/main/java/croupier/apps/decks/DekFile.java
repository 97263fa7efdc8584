package croupier.apps.decks;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** The XML in which one client exports decks: an element {@code Cards} with {@code Quantity}, {@code Name} and {@code Sideboard} for each card. */
final class DekFile {
    private DekFile() {}

    static DeckList read(String text) {
        List<DeckList.Line> deck = new ArrayList<>();
        List<DeckList.Line> side = new ArrayList<>();
        List<DeckList.Line> unread = new ArrayList<>();
        NodeList cards = parse(text).getElementsByTagName("Cards");
        int from = 0;
        for (int i = 0; i < cards.getLength(); i++) {
            Element card = (Element) cards.item(i);
            from = Math.max(from, text.indexOf("<Cards", from) + 1);
            int line = (int) text.substring(0, from).lines().count();
            String name = DeckListReader.bare(card.getAttribute("Name"));
            String quantity = card.getAttribute("Quantity");
            boolean isRead = quantity.matches("[1-9]\\d{0,2}") && !name.isEmpty();
            DeckList.Line read = new DeckList.Line(isRead ? Integer.parseInt(quantity) : 0, name, line);
            if (!isRead) unread.add(read);
            else (card.getAttribute("Sideboard").equalsIgnoreCase("true") ? side : deck).add(read);
        }
        return new DeckList("", Map.of(), deck, side, unread);
    }

    /** Without anything that a file could make the parser fetch. */
    private static Document parse(String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            return builder.parse(new InputSource(new StringReader(text.strip())));
        } catch (SAXException | IOException | ParserConfigurationException e) {
            throw new IllegalArgumentException("this is no deck in XML: " + e.getMessage(), e);
        }
    }
}
